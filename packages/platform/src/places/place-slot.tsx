import { useIsInSight } from '@veckovis/ui'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { openPlace, type PlaceContexts, type PlaceName } from './places'

type PlaceSlotProps<Name extends PlaceName> = {
  readonly place: Name
  readonly context: PlaceContexts[Name]
  /** For the element, which has no child as long as nothing is contributed. */
  readonly className?: string | undefined
}

/**
 * Where the shell shows what modules contribute to the place. A page that is mounted in the shadow opens its places once
 * it is seen.
 */
export const PlaceSlot = <Name extends PlaceName>({ place, context, className }: PlaceSlotProps<Name>) => {
  const slot = useRef<HTMLDivElement>(null)
  const isInSight = useIsInSight()
  // A page that is drawn anew with the same context announces nothing.
  const text = JSON.stringify(context)
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const held = useMemo(() => context, [text])
  useLayoutEffect(() => {
    const { current: element } = slot
    return isInSight && element !== null ? openPlace(place, { element, context: held }) : undefined
  }, [isInSight, place, held])
  return <div ref={slot} className={className} data-place={place} />
}
