export { ChoiceGroup } from './form/choice-group'
export { useForm } from './form/use-form'
export { usePlainForm } from './form/use-plain-form'
export type { FormFields, FormValues } from './form/field-bindings'
