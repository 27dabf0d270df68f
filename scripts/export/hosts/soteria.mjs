/** For Soteria's own server. */
export function soteria({ base, screens, headers, secret, config }) {
  const rules = {
    base,
    rewrites: screens.map(({ pattern, file }) => ({ from: `^${pattern}$`, to: file })),
    headers,
    secret,
    config,
  }
  return { 'hosts/soteria.json': `${JSON.stringify(rules, null, 2)}\n` }
}
