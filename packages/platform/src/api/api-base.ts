import { withoutEnd } from '@veckovis/domain/text'

/** Where the API stands: `/api` on this origin, or what the page's `veckovis-api` meta element says. */
export const apiBase = (): string => {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="veckovis-api"]')?.content
  return configured ? withoutEnd(configured, character => character === '/') : '/api'
}

/** The address of an uploaded file, such as a municipality's logo. */
export const uploadAddress = (fileName: string): string => `${apiBase()}/uploads/${encodeURIComponent(fileName)}`
