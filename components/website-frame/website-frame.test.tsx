import { fireEvent, render, screen } from '@testing-library/react'
import { shownSite } from '@/lib/browser/website-frame'
import { templateOf } from '@/lib/website/templates/templates'
import { HOSTILE } from '@/lib/website/testing'
import { WebsiteFrame } from './website-frame'

const template = templateOf('restaurant')
if (!template) throw new Error('There is no template')

const inside = () => {
  const page = (screen.getByTitle('Preview') as HTMLIFrameElement).contentDocument
  if (!page) throw new Error('The frame is empty')
  return page
}

test('a page is drawn as visitors see it, and its links lead to pages of the same website and nowhere else', () => {
  const onPage = jest.fn()
  const site = shownSite(template)
  const props = { site, width: 1280, title: 'Preview', onPage }
  const { rerender } = render(<WebsiteFrame {...props} />)
  expect(inside().querySelector('h1')).toHaveTextContent('Dinner under the lime tree')
  const [link] = inside().querySelectorAll('a[href="/menu"]')
  expect(fireEvent.click(link as Element)).toBe(false)
  expect(onPage).toHaveBeenLastCalledWith('menu')
  rerender(<WebsiteFrame {...props} page="menu" />)
  expect(inside().querySelector('h1')).toHaveTextContent('This week’s menu')
  const form = shownSite({ ...template, document: { ...template.document, lang: 'ar' } })
  rerender(<WebsiteFrame {...props} site={form} page="visit" />)
  expect(inside().documentElement).toHaveAttribute('dir', 'rtl')
  expect(fireEvent.submit(inside().querySelector('form') as Element)).toBe(false)
})

test('no text of a website becomes more than text', () => {
  const business = { ...template.business, name: HOSTILE.join(' ') }
  render(<WebsiteFrame site={shownSite({ ...template, business })} width={390} title="Preview" isPicture />)
  expect(inside().querySelector('script, iframe, object, [onerror], [onload]')).toBeNull()
  expect(inside().querySelector('header .name')?.children).toHaveLength(0)
})
