# A server of Meute: docs/how-to/run-a-server.md. `docker compose up` starts it with what it needs.

FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements/bootstrap.txt requirements/
RUN python -m pip install --quiet --require-hashes --requirement requirements/bootstrap.txt
COPY . .
RUN uv build --quiet --wheel --build-constraints requirements/build.txt --out-dir /wheels

FROM python:3.13-slim
COPY requirements/bootstrap.txt requirements/dev.lock /tmp/
COPY --from=build /wheels /wheels
RUN python -m pip install --quiet --require-hashes --requirement /tmp/bootstrap.txt \
    && uv pip install --quiet --system --constraint /tmp/dev.lock "meute[postgres] @ file://$(ls /wheels/*.whl)" \
    && rm -r /wheels /tmp/bootstrap.txt /tmp/dev.lock \
    && useradd --system --create-home --home-dir /data meute
USER meute
ENV MEUTE_DATA=/data/tables MEUTE_HOST=0.0.0.0 MEUTE_LOG=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health')"]
CMD ["meute", "serve", "--no-open"]
