import { api, enterAs, expect, test } from './fixtures'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="#b00020"/><rect x="8" y="8" width="40" height="24" fill="#0b2a24"/><script>document.title="ran"</script></svg>'

test('a brand: a logo with a script in it, a colour of it, and the app and its tab change before any script runs', async ({
  page,
  complaints,
}) => {
  await enterAs(page, 'whitelabel', '/setting#branding')
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-solid'))
  const branding = page.getByRole('region', { name: 'Branding' })
  try {
    await branding.getByLabel('Company name').fill('Northlight')
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) }
    await branding.locator('input[type=file]').first().setInputFiles(file)
    await branding.getByRole('button', { name: 'Use #b00020' }).click()
    await branding.getByRole('button', { name: 'Save branding' }).click()
    await expect(branding.getByRole('status')).toHaveText(/^Saved at/)
    await expect(page).toHaveTitle(/Northlight/)
    const logo = page.locator('header, nav').locator('img[data-brand="light"]').first()
    await expect(logo).toHaveAttribute('src', /\/api\/public\/brand\/[0-9a-f]{64}\.png$/)
    const png = await page.request.get((await logo.getAttribute('src')) ?? '')
    expect(png.headers()['content-type']).toBe('image/png')
    expect((await png.body()).toString('latin1')).not.toMatch(/script|ran"/)

    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.reload()
    await expect(page).toHaveTitle(/Northlight/)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-solid')),
    ).not.toBe(before)
    await expect(page.locator('link[rel="icon"]')).not.toHaveAttribute('href', /icon\.svg$/)
  } finally {
    await api(page, 'POST', '/api/user/branding', { company_name: '', primary: '', logo_url: '' })
  }
  complaints.length = 0
})
