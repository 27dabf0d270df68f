import { type Context, defineCheck, say } from '@/server/scanner/check'
import { type Found, probeSite } from '@/server/scanner/probe'
import { type FileProbe, fileProbes } from './exposure-files-probes'
import { RULES } from '@/lib/domain/rules/exposure-files'

const COPY_ENDINGS = ['.bak', '~']
const MAX_SCRIPTS = 10

export const exposureFiles = defineCheck({
  id: 'exposure.files',
  category: 'exposure',
  modes: ['full'],
  rules: RULES,
  async run(context) {
    const probes = [...fileProbes(context.target.host), ...(await copiesOfScripts(context))]
    const found = await probeSite(context, probes)
    context.note(say('pathsAsked', { count: probes.length }))
    // "Require local" lets a scanner on the same machine in, and nobody else.
    const isLocal = context.target.isLoopback || context.ip.startsWith('127.') || context.ip === '::1'
    return found.map((file) => ({
      rule: file.probe.rule,
      at: file.answer.url,
      ...(file.probe.rule === 'status' && isLocal && { confidence: 'likely' as const }),
      evidence: [evidenceOf(file)],
    }))
  },
})

function evidenceOf({ probe, answer }: Found<FileProbe>) {
  const excerpt = probe.show ? probe.show(answer) : answer.body.slice(0, 200)
  return {
    label: say('answer'),
    url: answer.url,
    request: `GET ${probe.path}`,
    status: answer.status,
    ...(excerpt && { excerpt }),
    data: { content_type: answer.header('content-type') },
  }
}

/** Editors leave copies beside the programs that the page links to. */
async function copiesOfScripts({ page }: Context): Promise<FileProbe[]> {
  const landing = await page().catch(() => null)
  const scripts = (landing?.links ?? []).flatMap((href) => {
    const url = URL.canParse(href) ? new URL(href) : null
    return url && url.origin === landing?.url.origin && /\.php$/i.test(url.pathname) ? [url.pathname] : []
  })
  const known = new Set(fileProbes('').map(({ path }) => path))
  return [...new Set(scripts)]
    .slice(0, MAX_SCRIPTS)
    .flatMap((path) =>
      COPY_ENDINGS.map(
        (ending): FileProbe => ({
          path: path + ending,
          rule: 'source',
          isIt: ({ body }) => /^\s*<\?php\b/.test(body),
          show: () => '',
        }),
      ),
    )
    .filter(({ path }) => !known.has(path))
}
