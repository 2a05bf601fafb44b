import { Loaded } from '@veckovis/forms/loaded'
import { useNavigateGuarded, useTranslation } from '@veckovis/platform'
import { Outlet, useLocation } from '@veckovis/platform/router'
import { Button, Icon } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { addressOfPlace, placeInAddress } from '../data/place-pages'
import { usePlaceNodes } from '../data/use-place-nodes'
import { PlaceTree } from '../parts/tree/place-tree'
import type { PlaceNode } from '../parts/tree/place-nodes'
import * as styles from './organisation-frame.module.css'

/** The tree as it leads about: what it says is in the address, for every list alike. */
const Organisation = ({ onLed }: { readonly onLed?: () => void }) => {
  const { t } = useTranslation('mf-admin')
  const { pathname, search } = useLocation()
  const navigate = useNavigateGuarded()
  const address = new URLSearchParams(search)
  const lead = (node: PlaceNode) => {
    void navigate(addressOfPlace(node, pathname, address))
    onLed?.()
  }
  return (
    <Loaded query={usePlaceNodes()} lines={8} label={t('tree.loading')}>
      {nodes => <PlaceTree nodes={nodes} chosenKey={placeInAddress(address)} onChoose={lead} />}
    </Loaded>
  )
}

/** The lists with the organisation beside them, or in a dialog where there is no room. It stays from list to list. */
export const OrganisationFrame = () => {
  const { t } = useTranslation('mf-admin')
  const [isHidden, setHidden] = useState(false)
  const [isOver, setOver] = useState(false)
  return (
    <div className={styles.frame} {...(isHidden ? { 'data-alone': '' } : {})}>
      {!isHidden && (
        <aside className={styles.side} aria-label={t('tree.title')}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t('tree.title')}</h2>
            <Button
              variant="quiet"
              icon={<Icon name="collapse-left" />}
              aria-label={t('tree.hide')}
              onClick={() => setHidden(true)}
            />
          </div>
          <Organisation />
        </aside>
      )}
      <div className={styles.content}>
        <div className={styles.showBeside}>
          <Button icon={<Icon name="tree" />} onClick={() => setHidden(false)}>
            {t('tree.show')}
          </Button>
        </div>
        <div className={styles.showOver}>
          <Button icon={<Icon name="tree" />} onClick={() => setOver(true)}>
            {t('tree.show')}
          </Button>
        </div>
        <Outlet />
      </div>
      <Dialog open={isOver} title={t('tree.title')} onCancel={() => setOver(false)}>
        <div className={styles.over}>
          <Organisation onLed={() => setOver(false)} />
        </div>
      </Dialog>
    </div>
  )
}
