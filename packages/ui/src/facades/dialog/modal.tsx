import AntdModal from 'antd/es/modal'
import type { Ref } from 'react'
import { Icon } from '../../primitives/icon'
import { useAppearance } from '../../theme/appearance'
import * as styles from '../antd.module.css'
import { UiThemeProvider } from '../theme'
import { closeWords, type DialogProps } from './dialog-props'

export type ModalProps = Omit<DialogProps, 'onOpened'> & { readonly panelRef: Ref<HTMLDivElement> }

/** antd's modal in the look of the suite. */
export const Modal = (props: ModalProps) => {
  const { title, open, onCancel, footer, width = 520, closable = true, panelRef, children } = props
  const { language } = useAppearance()
  return (
    <UiThemeProvider>
      <AntdModal
        title={title}
        open={open}
        panelRef={panelRef}
        onCancel={onCancel}
        footer={footer ?? null}
        width={width}
        centered
        destroyOnHidden
        // Its lock of the page's scrolling is a style without the page's nonce; ours is in styles/base.css.
        scrollLock={false}
        keyboard={closable}
        mask={{ closable }}
        closable={closable ? { 'aria-label': closeWords[language] } : false}
        closeIcon={<Icon name="close" />}
        className={styles.dialog}
      >
        {children}
      </AntdModal>
    </UiThemeProvider>
  )
}
