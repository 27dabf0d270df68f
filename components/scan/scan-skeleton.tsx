import { Card } from '@/components/ui/card'
import { Delayed, Skeleton } from '@/components/ui/skeleton'

/** The shape of a scan while it is on its way. */
export function ScanSkeleton() {
  return (
    <Delayed>
      <div aria-busy="true" className="grid gap-4">
        <Card className="flex items-center gap-6 p-6">
          <Skeleton className="h-28 w-24" />
          <div className="grid grow gap-3">
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </Card>
        <div className="grid gap-4 lg:grid-cols-[6fr_5fr]">
          <Skeleton className="h-96 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
    </Delayed>
  )
}
