import { Card } from '@/components/ui/card'
import { Delayed, Skeleton } from '@/components/ui/skeleton'

export function ReportSkeleton() {
  return (
    <Delayed>
      <div aria-busy="true" className="grid gap-6">
        <div className="grid gap-2">
          <Skeleton className="h-6 w-72 max-w-full" />
          <Skeleton className="h-3 w-96 max-w-full" />
        </div>
        <Card className="flex items-center gap-6 p-6">
          <Skeleton className="h-28 w-24" />
          <div className="grid grow gap-3">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </Card>
        <Skeleton className="h-10 w-full" />
        <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </Delayed>
  )
}
