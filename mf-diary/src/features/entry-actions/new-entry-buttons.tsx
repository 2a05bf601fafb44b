import { diaryCategories, type DiaryCategory } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon, Inline } from '@veckovis/ui'

/** The three forms. */
export const NewEntryButtons = ({ onCreate }: { readonly onCreate: (category: DiaryCategory) => void }) => {
  const { t } = useTranslation('mf-diary')
  return (
    <Inline>
      {diaryCategories.map((category, place) => (
        <Button
          key={category}
          variant={place === 0 ? 'primary' : 'secondary'}
          icon={<Icon name="add" />}
          onClick={() => onCreate(category)}
        >
          {t(`categories.${category}`)}
        </Button>
      ))}
    </Inline>
  )
}
