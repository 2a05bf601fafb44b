// An entry of its own: the sign-in page has a form, but neither dialogs nor the query cache.
export { FormDialog } from './dialog/form-dialog'
export { LoadedDialog } from './dialog/loaded-dialog'
export { RecordDialog, type RecordDialogProps } from './dialog/record-dialog'
export { useSavedForm } from './dialog/use-saved-form'
export { useSentForm } from './dialog/use-sent-form'
