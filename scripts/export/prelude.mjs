/** Runs in the browser, as source text before boot.js. */
export function prelude() {
  // The policies of the page demand Trusted Types. Scripts of our own folder load, markup out of text does not; the one
  // exception is how React makes a script element.
  if (window.trustedTypes && !window.trustedTypes.defaultPolicy)
    window.trustedTypes.createPolicy('default', {
      createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
      createHTML: (html) => (html === '<script></script>' ? html : null),
    })
  // The page holds what its first sight needs, or nothing of it under a host's own header that forbids that.
  for (const style of document.querySelectorAll('style[data-inline]')) {
    const whole = style.nextElementSibling
    // From then on each of its rules is there twice, and every element would be matched with both.
    whole.onload = () => style.remove()
    whole.disabled = false
  }
}
