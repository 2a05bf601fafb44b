/** Where the index leads: to the page of the job title (§2), or to the start page for anyone who has chosen that. */
export type FirstPage = 'job-title' | 'start-page'

const key = 'firstPage'

/** Any other value means the page of the job title. */
export const readFirstPage = (storage: Storage = localStorage): FirstPage =>
  storage.getItem(key) === 'start-page' ? 'start-page' : 'job-title'

export const chooseFirstPage = (chosen: FirstPage, storage: Storage = localStorage): void =>
  storage.setItem(key, chosen)
