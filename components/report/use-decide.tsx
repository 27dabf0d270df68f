import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MenuItem } from '@/components/ui/menu-panel'
import { notify } from '@/components/ui/notify'
import { onDemand } from '@/components/ui/on-demand'
import { useDecideFindings } from '@/lib/api/finding'
import { DECISIONS, type FindingStatus } from '@/lib/contract/finding'
import type { Finding } from '@/lib/contract/scan-result'
import type { Question, DecisionDialogProps } from './decision-dialog'

const DecisionDialog = onDemand<DecisionDialogProps>(() =>
  import('./decision-dialog').then((part) => part.DecisionDialog),
)

type DecideProps = { workspace: string; report: string; onDone: () => void; onRescan?: () => void }

export type Decide = {
  /** The decisions that can be made about these findings, as lines of a menu. */
  itemsFor: (findings: readonly Finding[], status?: FindingStatus) => MenuItem[]
  /** Says that a finding is repaired. */
  claim: (finding: Finding) => void
  /** Stands somewhere on the screen; empty until a decision needs more than a press. */
  dialog: ReactNode
}

/** The actions of a row and of the bar over selected rows. */
export function useDecide({ workspace, report, onDone, onRescan }: DecideProps): Decide {
  const t = useTranslations('report')
  const [question, setQuestion] = useState<Question | null>(null)
  const decide = useDecideFindings(workspace, report)

  const itemsFor: Decide['itemsFor'] = (findings, status) =>
    DECISIONS.filter((decision) => decision !== status).map((decision) => ({
      label: t(`triage.${decision}`),
      onSelect: () => {
        if (decision !== 'open' && decision !== 'in_review') return setQuestion({ decision, findings })
        decide.mutate(
          { ids: findings.map(({ id }) => id), status: decision },
          {
            onSuccess: () => {
              notify.success(t('triage.done', { count: findings.length, status: t(`status.${decision}`) }))
              onDone()
            },
          },
        )
      },
    }))

  return {
    itemsFor,
    claim: (finding) => setQuestion({ decision: 'fixed_claimed', findings: [finding] }),
    dialog: question && (
      <DecisionDialog
        question={question}
        onClose={() => setQuestion(null)}
        onDone={onDone}
        workspace={workspace}
        report={report}
        onRescan={onRescan}
      />
    ),
  }
}
