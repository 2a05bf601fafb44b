// An entry of its own, without formik: what asks or sends one change need not be a form.
export { changesOf } from './saving/changes-of'
export { ConfirmChange } from './saving/confirm-change'
export { newRequestId } from './saving/request-id'
export { useUnsavedWork } from './dialog/use-unsaved-work'
export { useFilledFrom } from './saving/use-filled-from'
export { useSave } from './saving/use-save'
