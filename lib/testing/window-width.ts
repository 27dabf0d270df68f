/** What asks how wide the window is hears this until the mocks are restored. jsdom has no width of its own. */
export function windowWidth(px: number) {
  const least = (media: string) => Number(/\(min-width: ([\d.]+)px\)/.exec(media)?.[1] ?? Number.NaN)
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: px >= least(media),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
}
