"""Half an hour of ordinary evenings: does a server keep its memory and its open files?"""
