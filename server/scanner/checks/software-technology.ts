import { defineCheck, say } from '@/server/scanner/check'
import { recogniseTechnologies } from '@/server/scanner/software/technologies'
import { readWordPressMarks } from '@/server/scanner/software/wordpress-marks'

/** Tells what runs here, and finds no fault in it: a version is not a weakness. */
export const softwareTechnology = defineCheck({
  id: 'software.technology',
  category: 'software',
  modes: ['light', 'full'],
  rules: {},
  async run(context) {
    const page = await context.page()
    const technologies = recogniseTechnologies(page)
    context.observe('technologies', technologies)
    const names = technologies.map(({ name, version }) => [name, version].filter(Boolean).join(' '))
    if (names.length > 0) context.note(say('softwareSeen', { names: names.join(' · ') }))
    const wordpress = readWordPressMarks(page)
    if (wordpress)
      context.observe('wordpress_marks', {
        version: wordpress.version,
        theme: wordpress.themes[0] ?? null,
        plugins: wordpress.plugins,
      })
    return []
  },
})
