/** What was sent and what came back, in its tab. */
export function DeliveriesTab({ workspace }: { workspace: string }) {
  return <div data-workspace={workspace} />
}
