export type { FormFields } from './form/field-bindings'
