/** jsdom lays nothing out: what watches sizes hears of none, unless a test lays things out by itself. */
class NoLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoLayout;
