import galleries from "content:galleries";
import groupClasses from "content:group-classes";
import { Gallery } from "#sections/gallery.tsx";
import { ImageCarousel } from "#ui/slider/image-carousel.tsx";
import { workbench } from "../handle.ts";

export const handle = workbench;

function stored(address: string) {
	return {
		original: address,
		webp: address,
		picture: {
			alt: `From ${address}`,
			width: 400,
			height: 286,
			src: address,
			srcSet: { webp: address, jpg: address },
			sizes: "400px",
		},
	};
}

/** Galleries with strange addresses and without pictures; the carousel by itself, empty and at a picture it lacks. */
export default function GalleryStatesPage() {
	const { images } = groupClasses.gallery;
	const [storage = ""] = galleries.storage;
	return (
		<>
			<div className="wrap page-head">
				<h1 tabIndex={-1}>States of galleries</h1>
			</div>
			<Gallery
				id="addresses"
				gallery={{
					title: "Strange addresses",
					images: [
						stored(`${storage}/stored.jpg?w=400&q=75`),
						stored("http://images.ironbell.example/without-https.jpg"),
						stored("https://elsewhere.example/other-host.jpg"),
						stored("//elsewhere.example/without-scheme.jpg"),
						...images.slice(0, 1),
					],
					leftOut: 0,
				}}
			/>
			<Gallery
				id="empty"
				gallery={{ title: "Nothing yet", images: [], leftOut: 0 }}
			/>
			<div className="section">
				<ImageCarousel
					label="Alone and empty"
					images={[]}
					words={galleries.words}
					isNear
				/>
				<ImageCarousel
					label="Begins beyond its end"
					images={images}
					words={galleries.words}
					isNear
					start={images.length}
				/>
			</div>
		</>
	);
}
