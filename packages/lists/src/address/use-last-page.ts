import { useEffect } from 'react'

type Paged = {
  readonly part: { readonly page: number; readonly pageSize: number }
  readonly change: (wanted: { page: number }) => void
}

/** A page behind the last one is no page: the last one is shown. `total` is undefined until it is known. */
export const useLastPage = (total: number | undefined, { part, change }: Paged): void => {
  const last = total === undefined ? part.page : Math.max(1, Math.ceil(total / part.pageSize))
  const isBehind = part.page > last
  useEffect(() => {
    if (isBehind) change({ page: last })
  }, [isBehind, last, change])
}
