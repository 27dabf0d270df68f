import { Delayed, Skeleton } from '@/components/ui/skeleton'

/** Two rows of a card's list that is still on its way. */
export function ListSkeleton() {
  return (
    <Delayed>
      <div className="grid gap-3 px-5 pb-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </Delayed>
  )
}
