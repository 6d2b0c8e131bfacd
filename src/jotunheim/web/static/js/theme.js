/**
 * Light, dark, or as the system says. A plain script in the head, so that the first paint is right already;
 * everything with data-do="theme" goes round the three.
 */
(() => {
  const root = document.documentElement;

  /** @param {string} theme */
  function wear(theme) {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  function kept() {
    try {
      return localStorage.getItem("jotun.theme") ?? "";
    } catch {
      return "";
    }
  }

  wear(kept());
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-do=theme]")) return;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = root.dataset.theme ?? "";
    // The first click always changes what one sees; the last of the three is the system's own again.
    const round = dark ? ["", "light", "dark"] : ["", "dark", "light"];
    const next = round[(round.indexOf(now) + 1) % round.length];
    wear(next);
    try {
      localStorage.setItem("jotun.theme", next);
    } catch {
      // Not remembered: it holds for this page.
    }
  });
})();
