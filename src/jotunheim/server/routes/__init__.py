"""The addresses of the table: pages, forms, records, health. Each module is one group of them."""
