/** Texts of the Content-Type Builder that Strapi's Dutch translation lacks; without `content-type-builder.` before them. */
export const BUILDER_TEXTS = {
  'ComponentIconPicker.search.placeholder': 'Zoek een pictogram',
  // Of a dialog about a whole type, where it knows no kind of field.
  'attribute..description': 'Bepaalt welke velden er zijn',
  'attribute.boolean': 'Ja of nee',
  'attribute.customField': 'Eigen veld',
  'attribute.json': 'JSON',
  'button.component.add': 'Component erbij',
  'contentType.draftAndPublish.description': 'Laat een concept toe naast wat gepubliceerd is',
  'contentType.draftAndPublish.label': 'Concept en publicatie',
  'error.category.format':
    'De naam van een categorie begint met een letter, met daarna letters, cijfers, streepjes en lage streepjes',
  'error.validation.enum-empty': 'Voeg minstens één waarde toe',
  'form.attribute.condition.if': 'ALS',
  'notification.info.autoreaload-disable':
    'Hier is alleen te lezen hoe de inhoud in elkaar zit. Wijzigen kan bij wie aan de portal ontwikkelt, met `npm run dev`.',
  'modalForm.components.create-component.category.label': 'Kies een categorie of typ een nieuwe',
  'modalForm.empty.button': 'Eigen velden toevoegen',
  // Strapi also asks for a step where a field type has none.
  'modalForm.sub-header.attribute.create.step':
    '{step, select, 1 {Nieuw component (1 van 2)} 2 {Nieuw component (2 van 2)} other {Nieuw veld}}',
  'modalForm.tabs.custom': 'Eigen',
  'modalForm.tabs.custom.howToLink': 'Hoe je eigen velden toevoegt',
  'search.placeholder': 'Zoeken',
  'table.content.create-first-content-type.import-figma': 'Uit Figma overnemen',
  'table.warning.deleted': 'Verwijderd: {kind}',
};

/** Texts that Strapi looks up without the prefix. */
export const BUILDER_BARE_TEXTS = {
  'form.attribute.condition.apply': 'Voorwaarde toevoegen',
  'form.attribute.condition.desc': 'Toon dit veld alleen als een ander veld deze waarde heeft.',
  'form.attribute.condition.label': 'Voorwaarde om te tonen',
  'form.attribute.condition.no-fields': 'Er is geen ja-of-nee- of keuzeveld voor een voorwaarde.',
  'form.attribute.condition.section': 'Voorwaarden',
  'form.attribute.condition.enum-change-warning': 'Van deze velden hangt de voorwaarde af van dit veld: ',
  'form.attribute.condition.enum-change-warning-values': '. Zonder de waarden ',
  'form.attribute.condition.enum-change-warning-end': ' kloppen die voorwaarden niet meer. Doorgaan?',
  'form.attribute.condition.field-change-warning': 'Van deze velden hangt de voorwaarde af van dit veld: ',
  'form.attribute.condition.field-change-warning-end': '. Met een andere naam klopt die niet meer. Doorgaan?',
};
