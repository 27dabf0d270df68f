import type { BrowserContext } from '@playwright/test'

const logo = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="20" cy="20" r="18" fill="${fill}"/><path d="M50 12h60v16H50z" fill="${fill}"/></svg>`

const LOGOS: Record<string, string> = {
  '/brand/logo.svg': logo('#0b6e4f'),
  '/brand/logo-dark.svg': logo('#3ddc97'),
  '/brand/mark.svg': logo('#8b5cf6'),
}

/**
 * Three resellers: a light one with images, one that is dark first, and one that writes from the right, in a colour
 * that no words can be read on.
 */
export const BRANDS = {
  light: {
    schemaVersion: 1,
    productName: 'Verda Secure',
    legalName: 'Verda Ltd',
    logo: { light: 'brand/logo.svg', dark: 'brand/logo-dark.svg' },
    favicon: 'brand/logo.svg',
    colors: { brand: '#0b6e4f' },
    defaultTheme: 'light',
    links: { terms: 'https://verda.example/terms' },
    upgrade: {
      default: 'https://shop.verda.example/plans',
      perPlan: { 'reseller license': 'https://shop.verda.example/resell' },
    },
  },
  dark: {
    productName: 'Night Watch',
    titleTemplate: '{productName} · {title}',
    logo: { mark: '/brand/mark.svg' },
    favicon: '/brand/mark.svg',
    colors: { brand: '#8b5cf6' },
    radius: 4,
    defaultTheme: 'dark',
  },
  rtl: {
    productName: 'حصن الويب',
    favicon: 'brand/mark.svg',
    colors: { brand: '#ffe600' },
    radius: 22,
    locale: 'ar',
    poweredBy: { text: 'Hisn' },
  },
}

/** Puts a file beside the build, and into its pages, as soteria-embed.mjs and the server do. */
export async function withConfig(context: BrowserContext, config: object | string) {
  const shown =
    typeof config === 'string' ? '' : JSON.stringify(config).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/(data-config=")[^"]*/, (_, tag: string) => tag + shown)
    return route.fulfill({ response, body })
  })
  await context.route('**/config.json', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: typeof config === 'string' ? config : JSON.stringify(config),
    }),
  )
  await context.route('**/brand/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: LOGOS[new URL(route.request().url()).pathname] ?? logo('#000000'),
    }),
  )
}
