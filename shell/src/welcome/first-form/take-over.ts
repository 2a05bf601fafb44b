const fields = ['email', 'password', 'remember'] as const
type Field = (typeof fields)[number]

/** What somebody has done in the sign-in form that stands in the page itself, before the application took it over. */
export type FirstForm = {
  readonly values: { readonly email: string; readonly password: string; readonly remember: boolean }
  /** The field that has the focus. */
  readonly focused: Field | null
  readonly wasSent: boolean
}

const find = () => document.querySelector<HTMLFormElement>('#first-form form')

const inputOf = (form: HTMLFormElement, field: Field): HTMLInputElement => {
  const input = form.elements.namedItem(field)
  if (!(input instanceof HTMLInputElement)) throw new Error(`index.html has no field ${field}`)
  return input
}

/** Null where the page has no such form, or no longer. */
export const readFirstForm = (): FirstForm | null => {
  const form = find()
  if (form === null) return null
  return {
    values: {
      email: inputOf(form, 'email').value,
      password: inputOf(form, 'password').value,
      remember: inputOf(form, 'remember').checked,
    },
    focused: fields.find(name => inputOf(form, name) === document.activeElement) ?? null,
    wasSent: form.dataset.sent !== undefined,
  }
}

/** It is there for a first visit only: a later sign-in begins with empty fields. */
export const removeFirstForm = (): void =>
  document.querySelectorAll('#first-form, #first-form-styles').forEach(each => each.remove())

/** Gives a field of the application the focus, so that the next key goes on after what was typed. */
export const goOnTyping = (input: HTMLInputElement): void => {
  input.focus()
  const { type } = input
  if (input.value === '' || type === 'checkbox') return
  // A field for an e-mail address tells nobody where its cursor is, and lets nobody put it.
  input.type = 'text'
  input.setSelectionRange(input.value.length, input.value.length)
  input.type = type
}
