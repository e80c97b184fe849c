import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ImageCarousel } from "./image-carousel.tsx";

const labels = {
	loaded: "[loaded] of [total] images loaded",
	failedImage: "This image is currently unavailable.",
	emptyCarousel: "No gallery images available",
	noSuchImage: "Image not available",
	someFailed: "Some gallery images failed to load.",
};
const rings = {
	original: "/rings.jpg",
	picture: { alt: "Rings", width: 400, height: 300, src: "/rings.jpg" },
};

test.each([
	{ name: "no pictures", images: [], start: 0, message: labels.emptyCarousel },
	{
		name: "no picture at its start index",
		images: [rings],
		start: 1,
		message: labels.noSuchImage,
	},
])(
	"GAL-12 C-27 a carousel with $name renders only a message",
	({ images, start, message }) => {
		const html = renderToStaticMarkup(
			<ImageCarousel
				label="Gallery"
				images={images}
				labels={labels}
				startIndex={start}
			/>,
		);
		expect(html.replace(/<[^>]+>/g, "")).toBe(message);
	},
);
