import { useForecastValue } from '../context/use-forecast'
import { LazyImport } from '../features/excel/lazy-import'
import { useNarrow } from '../parts/use-narrow'

/** A file that is looked at before anything of it is taken in, above the tables that it would change. */
export const OpenImport = () => {
  const open = useForecastValue(({ importAtom }) => importAtom)
  const isNarrow = useNarrow()
  return open === null ? null : <LazyImport open={open} isNarrow={isNarrow} />
}
