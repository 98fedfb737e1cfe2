import { MAX_WORDS, readWords } from '../../page/typed-words.ts'
import { useTypedText } from '../../page/use-typed-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchForm } from '../../ui/fields/search-form.tsx'
import { directoryMessages } from './directory-messages.ts'

/** An empty search shows all employers. */
export function EmployerSearchBox({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const m = directoryMessages
  const { text, setText, tell } = useTypedText(name)

  function submit() {
    const words = readWords(text)
    tell(words)
    onSearch(words)
  }

  return (
    <SearchForm
      label={m.searchLabel}
      placeholder={m.searchPlaceholder}
      maxLength={MAX_WORDS}
      text={text}
      onText={setText}
      onSubmit={submit}
      big
      className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Button type="submit" look="primary" className="min-h-13">
        {m.search}
      </Button>
    </SearchForm>
  )
}
