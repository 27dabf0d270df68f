import { Delayed, Skeleton } from '@/components/ui/skeleton'

/** The rows of a card's list that is still on its way: as high as they are going to be. */
export function ListSkeleton({ rows, isAtOnce = false }: { rows: number; isAtOnce?: boolean }) {
  return (
    <div style={{ minHeight: `${rows * 57}px` }}>
      <Delayed ms={isAtOnce ? 0 : undefined}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex min-h-14 items-center gap-3 border-t px-4 sm:px-5">
            <Skeleton className="size-5 flex-none" />
            <span className="grid grow gap-1.5">
              <Skeleton className="h-3.5 w-2/3" />
              <Skeleton className="h-3 w-1/3" />
            </span>
          </div>
        ))}
      </Delayed>
    </div>
  )
}
