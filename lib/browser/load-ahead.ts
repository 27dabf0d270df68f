let load: (path: string) => void = () => {}

/** Called by the frame around every page, with the router's way. */
export const provideLoadAhead = (way: typeof load) => {
  load = way
}

/**
 * Loads the screen at `path` before somebody goes there. Whoever asks the router itself is drawn anew at each navigation,
 * which are all links of the menu.
 */
export const loadAhead = (path: string) => load(path)
