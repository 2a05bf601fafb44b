import type * as schemas from './account-schemas'

type Schemas = typeof schemas
export type SchemaName = keyof Schemas

/** The forms' schemas and yup, which the page does not wait for; null when they could not be fetched. */
export const loadSchemas = async (): Promise<Schemas | null> => {
  try {
    return await import('./account-schemas')
  } catch {
    // Told by the form when it is sent, and tried again with the next key.
    return null
  }
}

export const preloadSchemas = (): void => void loadSchemas()
