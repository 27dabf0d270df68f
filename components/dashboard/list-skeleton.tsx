import { Delayed, Skeleton } from '@/components/ui/skeleton'

/** The rows of a card's list that is still on its way: as high as they are going to be. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div style={{ minHeight: `${rows * 57}px` }}>
      <Delayed>
        <div className="grid gap-4 px-5 pb-5">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </Delayed>
    </div>
  )
}
