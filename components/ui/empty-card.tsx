import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import { Card } from './card'
import { EmptyState } from './empty-state'

type EmptyCardProps = { title: ReactNode; text: ReactNode; action: ReactNode; href: string; className?: string }

/** Stands for what is not there, and leads to the one place where that can be changed. */
export function EmptyCard({ title, text, action, href, className }: EmptyCardProps) {
  return (
    <Card>
      <EmptyState
        title={title}
        description={text}
        action={
          <ButtonLink variant="primary" href={href}>
            {action}
          </ButtonLink>
        }
        className={className}
      />
    </Card>
  )
}
