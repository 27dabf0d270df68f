import type { OwnTexts } from '@/lib/browser/help-file'

/** What a reseller wrote: text nodes and nothing else, each in its own direction. */
export function OwnContent({ body }: Pick<OwnTexts, 'body'>) {
  return (
    <div className="grid gap-4 text-13">
      {body.map((part, index) =>
        typeof part === 'string' ? (
          <p key={index} dir="auto" className="text-pretty whitespace-pre-line text-2 [overflow-wrap:anywhere]">
            {part}
          </p>
        ) : (
          <ol key={index} className="grid list-decimal gap-1 ps-5">
            {part.steps.map((step, place) => (
              <li key={place} dir="auto" className="text-pretty text-2 [overflow-wrap:anywhere]">
                {step}
              </li>
            ))}
          </ol>
        ),
      )}
    </div>
  )
}
