import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { GridEdit, GridPending, WeekGridProps } from './grid-model'
import { GridController } from './interaction/grid-controller'

type Refs = Record<'grid' | 'scroller' | 'bubble', RefObject<HTMLDivElement | null>>

/** Ties the controller to the elements for as long as they live; it always sees the latest properties. */
export const useGridController = ({ grid, scroller, bubble }: Refs, props: WeekGridProps) => {
  const { onEdit, onPendingChange, readOnlyReason, labels, sharedScroll } = props
  const controller = useRef<GridController>(null)
  const edit = useEffectEvent((change: GridEdit) => onEdit(change))
  const pending = useEffectEvent((state: GridPending) => onPendingChange?.(state))
  const notice = useEffectEvent((isOld: boolean) => readOnlyReason ?? (isOld ? labels.oldWeek : labels.readOnly))

  useLayoutEffect(() => {
    if (!grid.current || !scroller.current || !bubble.current) return undefined
    const parts = { grid: grid.current, scroller: scroller.current, bubble: bubble.current }
    const attached = new GridController(parts, {
      onEdit: change => edit(change),
      onPendingChange: state => pending(state),
      readOnlyNotice: isOld => notice(isOld),
    })
    controller.current = attached
    return () => attached.detach()
  }, [grid, scroller, bubble])

  useLayoutEffect(() => controller.current?.afterRender())

  useLayoutEffect(
    () => (sharedScroll && scroller.current ? sharedScroll.join(scroller.current) : undefined),
    [sharedScroll, scroller],
  )

  return controller
}
