/** Words that Strapi's panel has in its code itself, without a key that a translation could have. */
export interface WrittenOut {
  /** The end of the name of its module. */
  module: string;
  /** What stands there once, with what comes instead. */
  words: readonly (readonly [english: string, dutch: string])[];
}

const PAGES = 'admin/src/pages/Settings/pages';

export const WRITTEN_OUT: readonly WrittenOut[] = [
  {
    module: `${PAGES}/Users/ListPage.mjs`,
    words: [
      ["'Active' : 'Inactive'", "'Actief' : 'Niet actief'"],
      ["label: 'Firstname'", "label: 'Voornaam'"],
      ["label: 'Lastname'", "label: 'Achternaam'"],
      ["label: 'Email'", "label: 'E-mail'"],
      ["label: 'Username'", "label: 'Gebruikersnaam'"],
      ["label: 'Active user'", "label: 'Actief'"],
    ],
  },
  {
    module: `${PAGES}/Roles/CreatePage.mjs`,
    words: [["format(new Date(), 'PPP')", "new Date().toLocaleDateString('nl', { dateStyle: 'long' })"]],
  },
  {
    module: 'admin/src/components/LazyOutlet.mjs',
    words: [['children: "Loading content."', 'children: "Laden…"']],
  },
  {
    module: 'upload/dist/admin/components/AssetDialog/BrowseStep/SearchAsset/SearchAsset.mjs',
    words: [['label: "Search"', 'label: "Zoeken"']],
  },
  {
    module: 'content-manager/dist/admin/pages/ComponentConfigurationPage.mjs',
    words: [
      [
        '`Configure ${editLayout.settings.displayName} Edit View`',
        '`${editLayout.settings.displayName}: weergave`',
      ],
    ],
  },
  {
    module: 'content-manager/dist/admin/pages/EditConfigurationPage.mjs',
    words: [
      ['`Configure ${edit.settings.displayName} Edit View`', '`${edit.settings.displayName}: weergave`'],
    ],
  },
  {
    module: 'content-manager/dist/admin/pages/ListConfiguration/ListConfigurationPage.mjs',
    words: [
      [
        '`Configure ${list.settings.displayName} List View`',
        '`${list.settings.displayName}: weergave van de lijst`',
      ],
    ],
  },
  {
    module: 'content-type-builder/dist/admin/components/Status.mjs',
    words: [
      ['children: "Modified"', 'children: "Gewijzigd"'],
      ['children: "Deleted"', 'children: "Verwijderd"'],
      ['children: "New"', 'children: "Nieuw"'],
      ['children: "Unchanged"', 'children: "Ongewijzigd"'],
    ],
  },
  {
    module: 'content-type-builder/dist/admin/components/AttributeOptions/AttributeOption.mjs',
    words: [['children: "New"', 'children: "Nieuw"']],
  },
  {
    module: 'content-type-builder/dist/admin/components/AllowedTypesSelect.mjs',
    words: [["label: 'All'", "label: 'Alle'"]],
  },
  {
    module: 'content-type-builder/dist/admin/components/FormModal/attributes/ConditionForm.mjs',
    words: [['label: "Delete"', 'label: "Verwijderen"']],
  },
  {
    module: 'content-type-builder/dist/admin/components/GenericInputs.mjs',
    words: [['placeholder: "Not supported"', 'placeholder: "Niet mogelijk"']],
  },
];
