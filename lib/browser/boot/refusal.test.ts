import { chooseLocale } from '@/lib/browser/locale'
import { refuse } from './refusal'

test.each([
  ['en', 'Soteria does not open inside other pages.', 'Open in its own tab'],
  ['de', 'Soteria lässt sich nicht in anderen Seiten öffnen.', 'In eigenem Tab öffnen'],
  ['es', 'Soteria no se abre dentro de otras páginas.', 'Abrir en su propia pestaña'],
  ['ar', 'لا يُفتح Soteria داخل صفحات أخرى.', 'فتح في علامة تبويب مستقلة'],
])('inside a page that nobody allowed there is a sentence and a way out, in %s', (language, sentence, open) => {
  chooseLocale(language)
  refuse()
  const note = document.querySelector('[data-refusal]')
  expect(note).toHaveTextContent(sentence + open)
  expect(note?.querySelector('a')).toHaveTextContent(open)
  expect(note?.querySelector('a')).toHaveAttribute('href', location.href)
  note?.remove()
})
