/** Whether a check of a scan has ended, in whatever way. */
export const isFinished = (state: string) => state !== 'pending' && state !== 'running'
