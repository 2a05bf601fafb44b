import { Button, createMediaQuery, Icon, type ButtonProps } from '@veckovis/ui'
import { Tooltip } from '@veckovis/ui/tooltip'
import type { ComponentProps } from 'react'

type ToolProps = Omit<ButtonProps, 'icon' | 'title'> & {
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly name: string
  /** Where it has more to say than its name. */
  readonly tip?: string
}

/** As the styles of the page's toolbar, which put the names out of sight there. */
const usePicturesOnly = createMediaQuery('(40rem < width <= 116rem)')

/** A button of the page: where the toolbar has no room for its name, the picture stands for it and the name is the tip. */
export const Tool = ({ icon, name, tip, children, disabled = false, onClick, ...rest }: ToolProps) => {
  const isPicture = usePicturesOnly()
  return (
    <Tooltip text={tip ?? (isPicture ? name : '')}>
      <Button
        {...rest}
        icon={<Icon name={icon} />}
        // One that is disabled for the browser takes neither focus nor pointer, and so has no tip.
        {...(disabled ? { 'aria-disabled': true } : { onClick })}
      >
        <span data-part="name">
          {name}
          {children}
        </span>
      </Button>
    </Tooltip>
  )
}
