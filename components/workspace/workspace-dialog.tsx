import { onceOpen } from '@/components/ui/on-demand'
import type { WorkspaceDialogProps } from './workspace-dialog-form'

/** Creates a workspace, or edits the given one. */
export const WorkspaceDialog = onceOpen<WorkspaceDialogProps>(() =>
  import('./workspace-dialog-form').then((part) => part.WorkspaceDialogForm),
)
