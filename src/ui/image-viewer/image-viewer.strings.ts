import type { Labels } from 'yet-another-react-lightbox';

/** What the viewer's buttons and parts are called. */
export const imageViewerLabels: Labels = {
  Previous: 'Предыдущее изображение',
  Next: 'Следующее изображение',
  Close: 'Закрыть',
  'Zoom in': 'Увеличить',
  'Zoom out': 'Уменьшить',
  Lightbox: 'Просмотр изображений',
  'Photo gallery': 'Изображения',
  Carousel: 'карусель',
  Slide: 'изображение',
  '{index} of {total}': '{index} из {total}',
};
