import { Button, Icon, type ButtonProps } from '@veckovis/ui'
import type { ComponentProps } from 'react'

type ToolProps = Omit<ButtonProps, 'icon' | 'title'> & {
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly name: string
  /** Where it has more to say than its name. */
  readonly tip?: string
}

/** A button of the page: where the toolbar has no room for its name, the picture stands for it and the name is the tip. */
export const Tool = ({ icon, name, tip = name, children, ...rest }: ToolProps) => (
  <Button {...rest} icon={<Icon name={icon} />} title={tip}>
    <span data-part="name">
      {name}
      {children}
    </span>
  </Button>
)
